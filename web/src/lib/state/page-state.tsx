import { createContext, type ReactNode, useContext, useState } from 'react';

type Slots = Map<() => unknown, unknown>;

const PageStateContext = createContext<Slots | null>(null);

/** Owns state that outlives the parts of a page that use it, and ends with the page. */
export function PageState({ children }: { children: ReactNode }) {
  const [slots] = useState<Slots>(() => new Map());
  return <PageStateContext value={slots}>{children}</PageStateContext>;
}

/** What this function makes: made when it is first asked for, and the same for every part of the page. */
export function usePageState<T extends object>(make: () => T): T {
  const slots = useContext(PageStateContext);
  if (!slots) throw new Error('usePageState needs a PageState around it');
  const made = (slots.get(make) as T | undefined) ?? make();
  slots.set(make, made);
  return made;
}
