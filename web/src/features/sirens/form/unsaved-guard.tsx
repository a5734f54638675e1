import { useEffect, useRef } from 'react';
import { useBlockedStep } from '../../../lib/history/history-router.tsx';
import { stored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';

export interface UnsavedGuard {
  question: React.ReactNode;
  /** Lets the next step go without asking: everything is saved. */
  release(): void;
}

/** Asks before unsaved changes are left behind: in the app, by the back button, and on closing the tab [S30]. */
export function useUnsavedGuard(dirty: boolean, onDiscard: () => void): UnsavedGuard {
  const released = useRef(false);
  const blocked = useBlockedStep(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A draft survives the way to the login; after a logout there is none left to lose.
      nextLocation.pathname !== '/login' &&
      stored.user.read() !== null,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const stay = () => blocked?.stay();
  return {
    release: () => {
      released.current = true;
    },
    question: (
      <Modal
        open={blocked !== null}
        onClose={stay}
        title="You have unsaved changes! Are you sure you want to leave?"
        size="sm"
        footer={
          <>
            <Button
              variant="danger"
              onClick={() => {
                onDiscard();
                blocked?.take();
              }}
            >
              Leave
            </Button>
            <Button onClick={stay} data-autofocus>
              Stay
            </Button>
          </>
        }
      >
        <p className="text-fog">What you wrote here has not been saved.</p>
      </Modal>
    ),
  };
}
