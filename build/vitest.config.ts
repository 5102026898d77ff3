import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  test: {
    include: ['{shared,electron,renderer,build}/**/*.test.ts'],
    exclude: ['build/e2e/**', 'build/desktop/e2e/**'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
