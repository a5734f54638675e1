import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Pages and toasts load in chunks of their own, and two busy cores may take seconds for one.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
