import { defineConfig } from 'vitest/config';
import { packageTests } from '../../scripts/lib/package-config.mjs';

export default defineConfig(packageTests(import.meta.dirname));
