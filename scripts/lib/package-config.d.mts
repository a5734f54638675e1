import type { UserConfig } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Conditions under which a package of ours is read from its sources. */
export const SOURCE_CONDITIONS: string[];

/** Builds every exported entry of a package into its dist; what it imports from other packages stays outside. */
export function packageBuild(folder: string): UserConfig;

/** Runs the tests of a package. */
export function packageTests(folder: string): TestProjectInlineConfiguration;
