/** Web push to this browser. Loaded with the account's screen alone. */

/** Null if this browser has no web push for this page. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** `denied`: the user refused; `broken`: the browser maker's push service cannot be reached. */
export async function subscribe(
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<Pick<PushSubscriptionJSON, 'endpoint' | 'keys'> | 'denied' | 'broken'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    // Removes a subscription for another account, or with another server's key.
    await unsubscribe(registration);
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return endpoint === undefined || keys === undefined ? 'broken' : { endpoint, keys };
  } catch {
    return 'broken';
  }
}

export async function unsubscribe(registration: ServiceWorkerRegistration): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
