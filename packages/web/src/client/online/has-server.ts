/** Whether the page came from a game server. The server marks the page itself, so a static host need not be asked. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="weathergauge-server"]')?.getAttribute('content') === 'here';
}
