import type { Siren } from '@sirenade/contract/sirens';
import { ArrowBigDown, ArrowBigUp, Ellipsis, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lateModal } from '../../../ui/late-modal.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SirenVotes } from '../../sirens/siren-votes.tsx';
import { useSirenVote } from '../../sirens/use-siren-vote.ts';
import { useVoiceName } from '../../sirens/use-voice-name.ts';
import { Wave } from '../../sirens/wave.tsx';
import { type ChatSiren, Portrait } from '../messages/siren-message.tsx';

const ReportModal = lateModal(async () => (await import('../../sirens/report-modal.tsx')).ReportModal);

interface ChatBarProps {
  chatSiren: ChatSiren;
  /** The siren herself; absent when she is gone. */
  siren: Siren | undefined;
  isSpeaking: boolean;
  /** The toggles, where the chat goes on. */
  children?: ReactNode;
}

/** The header once the talk has begun: slim, and always in sight [S33]. */
export function ChatBar({ chatSiren, siren, isSpeaking, children }: ChatBarProps) {
  return (
    <header className="chat-bar">
      <div aria-hidden className="chat-bar-ambient">
        {chatSiren.portrait ? <img src={chatSiren.portrait.thumb_url} alt="" /> : null}
      </div>
      <div className="chat-column chat-bar-inner">
        <Portrait siren={chatSiren} />
        <div className="chat-bar-who">
          <h1 className="chat-bar-name">
            <span dir="auto" className="truncate">
              {chatSiren.name}
            </span>
            {isSpeaking ? <Wave /> : null}
          </h1>
          {siren ? <Voice id={siren.voice} /> : null}
        </div>
        {children}
        {siren ? <Judge siren={siren} /> : null}
      </div>
    </header>
  );
}

function Voice({ id }: { id: string }) {
  const name = useVoiceName(id);
  return name ? <p className="chat-bar-voice">Voiced by {name}</p> : null;
}

/** Votes and the report: in the open where there is room, in a menu on a phone. */
function Judge({ siren }: { siren: Siren }) {
  const [isReporting, setReporting] = useState(false);
  const vote = useSirenVote(siren);
  const { has_upvoted } = siren.current_user;
  return (
    <>
      <div className="flex items-center max-md:hidden">
        <SirenVotes siren={siren} />
        <IconButton
          label="Report siren"
          icon={Flag}
          tip="below-end"
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        />
      </div>
      <div className="-mr-3 md:hidden">
        <Menu
          label={`About ${siren.name}`}
          trigger={<IconButton label={`More about ${siren.name}`} icon={Ellipsis} tip="below-end" />}
          items={[
            {
              label: has_upvoted === true ? 'Take back the upvote' : 'Upvote',
              icon: ArrowBigUp,
              onSelect: () => vote(true),
            },
            {
              label: has_upvoted === false ? 'Take back the downvote' : 'Downvote',
              icon: ArrowBigDown,
              onSelect: () => vote(false),
            },
            { label: 'Report siren', icon: Flag, onSelect: () => setReporting(true) },
          ]}
        />
      </div>
      {isReporting ? <ReportModal sirenId={siren.id} onClose={() => setReporting(false)} /> : null}
    </>
  );
}
