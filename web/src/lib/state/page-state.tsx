import { createContext, type ReactNode, useContext, useState } from 'react';

type Slots = Map<() => unknown, unknown>;

const PageStateContext = createContext<Slots | null>(null);

/** Owns state that outlives the parts of a page that use it, and ends with the page. */
export function PageState({ children }: { children: ReactNode }) {
  const [slots] = useState<Slots>(() => new Map());
  return <PageStateContext value={slots}>{children}</PageStateContext>;
}

/** The state that `make` creates: created on first use, and shared by every component of the page. */
export function usePageState<T extends object>(make: () => T): T {
  const slots = useContext(PageStateContext);
  if (!slots) throw new Error('usePageState needs a PageState around it');
  const made = (slots.get(make) as T | undefined) ?? make();
  slots.set(make, made);
  return made;
}
