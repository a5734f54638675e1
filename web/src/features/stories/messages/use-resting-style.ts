import { type CSSProperties, useMemo } from 'react';
import { estimatedHeight } from './estimated-height.ts';

/** The style of an exchange that is not laid out until it comes into view. */
export function useRestingStyle(exchange: Parameters<typeof estimatedHeight>[0]): CSSProperties {
  return useMemo(() => ({ '--likely-height': `${estimatedHeight(exchange)}px` }) as CSSProperties, [exchange]);
}
