import { useState } from 'react';
import { FeedFailure, FeedSkeleton } from '../features/posts/feed/post-feed-states.tsx';
import { AllHidden, HiddenNote } from '../features/preferences/hidden-note.tsx';
import { PaintProgress } from '../features/sirens/form/paint-progress.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NearEnd } from '../ui/near-end.tsx';
import { PageSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Specimen, State, States } from './specimen.tsx';

export function WaitingSection() {
  return (
    <>
      <Specimen name="Spinner" use="For a moment, within what was pressed. A label where no text beside it says so.">
        <States>
          <State of="in a line">
            <p>
              <Spinner /> Sending
            </p>
          </State>
          <State of="alive, labelled">
            <Spinner label="Loading the voice" className="text-alive" />
          </State>
        </States>
      </Specimen>
      <Specimen name="Skeleton" use="The shape of what is about to be here, in its size, so that nothing jumps.">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-11/12" />
      </Specimen>
      <Specimen name="PageSkeleton" use="A page that is still on its way, where nothing better is known.">
        <PageSkeleton />
      </Specimen>
      <Specimen name="FeedSkeleton" use="Posts that are about to come.">
        <FeedSkeleton />
      </Specimen>
      <Specimen name="PaintProgress" use="Work of which it is known how far it is, with the way out.">
        <PaintProgress
          painting={{ progress: 0.62, cancel: () => {} } as Parameters<typeof PaintProgress>[0]['painting']}
          onCancelled={() => {}}
        />
      </Specimen>
      <Specimen name="EmptyState" use="Nothing here: one sentence, and one thing to do.">
        <EmptyState
          level={3}
          title="You haven't saved any chats yet"
          body="What you save is here, on every device."
          action={<Button>Read what others wrote</Button>}
        />
      </Specimen>
      <Specimen name="FeedFailure" use="A list that did not come.">
        <FeedFailure failure={null} onRetry={() => {}} />
      </Specimen>
      <Specimen name="HiddenNote, AllHidden" use="What the reader's own filters keep from them.">
        <HiddenNote count={3} />
        <AllHidden />
      </Specimen>
      <End />
    </>
  );
}

function End() {
  const [requests, setRequests] = useState(0);
  return (
    <Specimen
      name="NearEnd"
      use="At the end of a list: asks for more while two screens are still to go. It has no look of its own."
    >
      <p>Asked {requests === 1 ? 'once' : `${requests} times`}.</p>
      <NearEnd isWanted={requests < 1} onNear={() => setRequests(requests + 1)} />
    </Specimen>
  );
}
