import { defineConfig } from 'vite';
import { packageBuild } from '../../scripts/lib/package-config.mjs';

export default defineConfig(packageBuild(import.meta.dirname));
