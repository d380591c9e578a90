/** Web Push: asked for only when somebody switches it on. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { api } from './api.ts'

export function pushBlocked(): boolean {
  return !('Notification' in globalThis) || Notification.permission === 'denied'
}

/** Asks the browser, and tells the server where to send. */
export async function switchPushOn(): Promise<Outcome<null>> {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return refused('push.none')
  const key = await api.pushKey()
  if (!key.ok) return key
  if (key.value.key === '') return refused('push.server')
  if ((await Notification.requestPermission()) !== 'granted') return refused('push.blocked')
  try {
    const worker = await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    })
    const { endpoint, keys } = subscription.toJSON()
    const told = await api.push({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
    return told.ok ? granted(null) : told
  } catch {
    return refused('push.none')
  }
}

export async function switchPushOff(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription === null || subscription === undefined) return
  await api.unpush(subscription.endpoint)
  await subscription.unsubscribe()
}
