import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './tools/offline.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    manifest: 'build.json',
    emptyOutDir: true,
  },
})
