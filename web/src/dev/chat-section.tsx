import '../features/stories/chat.css';
import '../features/stories/composer/composer.css';
import '../features/stories/messages/messages.css';
import { useState } from 'react';
import { type ChatFailure, NOT_CHARGED, wentOnElsewhere } from '../features/stories/chat/chat-failure.ts';
import { Composer } from '../features/stories/composer/composer.tsx';
import { SirenMessage } from '../features/stories/messages/siren-message.tsx';
import { UserMessage } from '../features/stories/messages/user-message.tsx';
import { ChatFailureNotice, QuotaPrompt } from '../features/stories/room/chat-notices.tsx';
import { aPicture } from './sample-pictures.ts';
import { RIGHT_TO_LEFT } from './sample-sirens.ts';
import { Specimen, State, States } from './specimen.tsx';

const isla = { id: 41, name: 'Isla', portrait: aPicture(222) };
const ANSWER =
  '*She turns the lamp a little, and the light goes round once.* It was on before you asked. Sit, the bench is dry.\n\nTell me what brings you out here at this hour.';

const failures: ChatFailure[] = [
  { text: 'Chat took too long. Please try again.', note: NOT_CHARGED, canRetry: true, kind: 'fault' },
  wentOnElsewhere,
];

export function ChatSection() {
  return (
    <>
      <Specimen name="UserMessage" use="What the person wrote, in a soft bubble at the right.">
        <States>
          <State of="with the way to change it" wide>
            <UserMessage composeId={-1} text="Is the light on? *I come up the last steps.*" onEdit={() => {}} />
          </State>
          <State of="while nothing can be changed" wide>
            <UserMessage composeId={-2} text={RIGHT_TO_LEFT} />
          </State>
        </States>
      </Specimen>
      <Specimen
        name="SirenMessage"
        use="What a siren answered: a letter on the page, not a bubble. Actions stand back in italics."
      >
        <States>
          <State of="whole" wide>
            <SirenMessage siren={isla} text={ANSWER} picture={null} />
          </State>
          <State of="before the first word" wide>
            <SirenMessage siren={isla} text="" picture={null} isGrowing />
          </State>
          <State of="while it comes" wide>
            <SirenMessage siren={isla} text={ANSWER} picture={null} revealed={84} isGrowing />
          </State>
          <State of="while it is said" wide>
            <SirenMessage siren={isla} text={ANSWER} picture={null} spokenTo={96} isSpeaking />
          </State>
          <State of="with a picture; she has no portrait any more" wide>
            <SirenMessage siren={{ ...isla, portrait: undefined }} text="This is the view." picture={aPicture(190)} />
          </State>
        </States>
      </Specimen>
      <Specimen name="Composer" use="One calm bar to write in.">
        <States>
          <State of="at rest" wide>
            <Bar start="" />
          </State>
          <State of="while she answers" wide>
            <Bar start="" isBusy />
          </State>
          <State of="too long" wide>
            <Bar start={'and the sea '.repeat(850)} />
          </State>
        </States>
      </Specimen>
      <Specimen name="ChatFailureNotice, QuotaPrompt" use="Why an answer did not come, below what was said.">
        {failures.map((failure) => (
          <ChatFailureNotice key={failure.text} failure={failure} onRetry={() => {}} />
        ))}
        <QuotaPrompt text="You have used your free chats. Please log in to go on." isVisitor />
      </Specimen>
    </>
  );
}

function Bar({ start, isBusy = false }: { start: string; isBusy?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Composer
      ref={null}
      name="Isla"
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      isBusy={isBusy}
      onStop={isBusy ? () => {} : undefined}
    />
  );
}
