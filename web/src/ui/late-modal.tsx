import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadPiece } from '../lib/load-piece.ts';
import { notify } from '../lib/toast.ts';

/** A modal in its own file, fetched when first opened; if that fails, a toast says so and the modal closes. */
export function lateModal<Props extends { onClose(): void }>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's own lazy is.
  return function LateModal(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      notify.error('This could not be loaded. Please check your connection, or reload the page.');
      props.onClose();
    });
    useEffect(() => {
      if (Loaded) return;
      let left = false;
      loadPiece(load).then(
        (found) => {
          loaded = found;
          if (!left) setLoaded(() => found);
        },
        () => {
          if (!left) giveUp();
        },
      );
      return () => {
        left = true;
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
