import { defineLibrary } from '../../../tools/vite/defineLibrary.ts';

export default defineLibrary(import.meta.dirname);
