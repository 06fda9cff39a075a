import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Runs the showcase alone: `pnpm showcase`. */
export default defineConfig({ root: import.meta.dirname, plugins: [tailwindcss(), react()] });
