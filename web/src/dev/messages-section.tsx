import { VOTE_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../features/sirens/form/failure-notice.tsx';
import { type Message, notify } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainToasts } from '../ui/toast/plain-toasts.tsx';
import { Specimen, State, States } from './specimen.tsx';

export function MessagesSection() {
  return (
    <>
      <Specimen name="Notice" use="A sentence that stays on the page: what happened, or what to know.">
        <div className="style-stack">
          <Notice tone="info">Only you can see this siren.</Notice>
          <Notice tone="success">Your email is verified.</Notice>
          <Notice tone="warning">You have 3 free chats left.</Notice>
          <Notice tone="danger">
            <p>The answer did not arrive.</p>
            <Button variant="secondary" size="sm" className="mt-3">
              Try again
            </Button>
          </Notice>
          <FailureNotice
            failure={{ text: 'Please buy more image credits to generate more images.', to: '?outOfImages=true' }}
          />
        </div>
      </Specimen>
      <Specimen
        name="ToastHost, ToastStack"
        use="What was done, in one sentence, for five seconds: notify.success and the like. The stack is fetched when it is first needed."
      >
        <div className="style-row">
          <Button variant="secondary" onClick={() => notify.success('Siren created successfully')}>
            success
          </Button>
          <Button variant="secondary" onClick={() => notify.info('Copied Post Link to Clipboard.')}>
            info
          </Button>
          <Button variant="secondary" onClick={() => notify.warning(VOTE_SIGNED_OUT)}>
            warning
          </Button>
          <Button variant="secondary" onClick={() => notify.error('Failed to post chat')}>
            error
          </Button>
        </div>
      </Specimen>
      <Plain />
      <Broken />
    </>
  );
}

function Plain() {
  const [messages, setMessages] = useState<Message[]>([]);
  return (
    <Specimen name="PlainToasts" use="The same while the stack cannot be fetched; nobody but the host uses it.">
      <Button variant="secondary" onClick={() => setMessages([...messages, { tone: 'error', text: 'Failed to send' }])}>
        Say it plainly
      </Button>
      <PlainToasts
        messages={messages}
        onExpire={(expired) => setMessages((all) => all.filter((one) => one !== expired))}
      />
    </Specimen>
  );
}

function Break({ isBroken }: { isBroken: boolean }): ReactNode {
  if (isBroken) throw new Error('Broken on purpose');
  return <p>All is well.</p>;
}

function Broken() {
  const [isBroken, setBroken] = useState(false);
  return (
    <Specimen name="ErrorBoundary" use="Around what may break by itself, so that the rest of the page stays.">
      <States>
        <State of={isBroken ? 'broken' : 'whole'} wide>
          <ErrorBoundary at={isBroken} render={() => <Notice tone="danger">Something went wrong</Notice>}>
            <Break isBroken={isBroken} />
          </ErrorBoundary>
        </State>
      </States>
      <Button variant="secondary" size="sm" onClick={() => setBroken(!isBroken)}>
        {isBroken ? 'Mend it' : 'Break it'}
      </Button>
    </Specimen>
  );
}
