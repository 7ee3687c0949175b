/** Whether the page came from a server where people can meet: it says so in the page itself, so that nothing need be asked for. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="weathergauge-server"]')?.getAttribute('content') === 'here';
}
