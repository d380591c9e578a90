/**
 * A Vite plugin that makes the page installable and lets it work without a network: it writes the manifest and a
 * service worker that keeps every file of this build and of the one before, and drops those of earlier builds.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const MANIFEST = {
  name: 'Ludarium',
  short_name: 'Ludarium',
  description: 'Heavy strategy board games with every rule enforced, against bots or friends.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#12161f',
  theme_color: '#12161f',
  categories: ['games'],
  icons: [
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
    { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

/** Files that stand in the public folder and are copied as they are. */
const PUBLIC = ['./', './icon.svg', './icon-192.png', './icon-512.png', './manifest.webmanifest']

export function offline(): Plugin {
  return {
    name: 'ludarium-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Fonts of alphabets the page does not use are fetched when a name needs them.
        const files = Object.keys(bundle)
          .filter((file) => !/\.map$|^index\.html$|(vietnamese|cyrillic|greek|-ext)/.test(file))
          .map((file) => `./${file}`)
        const list = [...PUBLIC, ...files].sort()
        const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(version, list) })
      },
    },
  }
}

/**
 * Files with a hash in their name never change: from the cache. The page itself: network first, cache without it. A tab
 * that was opened before this build came still asks for parts of its own, so the build before stays; names of caches
 * are listed in the order in which they were made.
 */
function serviceWorker(version: string, files: readonly string[]): string {
  return `const CACHE = 'ludarium-${version}'
const FILES = ${JSON.stringify(files)}
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => names.filter((name) => name.startsWith('ludarium-') && name !== CACHE).slice(0, -1))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.clients.claim()))
})
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  const { title = 'Ludarium', body = '', url = './', table = '' } = told
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: './icon-192.png', data: { url } }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? './', self.registration.scope).href
  const own = url.startsWith(self.registration.scope) ? url : self.registration.scope
  event.waitUntil(clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages[0]
    return page === undefined ? clients.openWindow(own) : page.navigate(own).then((there) => there && there.focus())
  }))
})
const own = (request) => caches.open(CACHE).then((cache) => cache.match(request, { ignoreVary: true }))
const kept = (request) => own(request).then((found) => found ?? caches.match(request, { ignoreVary: true }))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.includes('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => own('./')))
    return
  }
  event.respondWith(kept(request).then((found) => found ?? fetch(request).then((answer) => {
    if (answer.ok && request.url.includes('/assets/')) {
      const copy = answer.clone()
      void caches.open(CACHE).then((cache) => cache.put(request, copy))
    }
    return answer
  })))
})
`
}
