import type { SirenImage } from '@sirenade/contract/sirens';
import type { ReactNode } from 'react';
import { Wave } from '../../sirens/wave.tsx';
import { MessageText } from './message-text.tsx';
import { SentPicture } from './sent-picture.tsx';

/** The siren of a message; a deleted one has no id and no portrait. */
export interface ChatSiren {
  id: number | null;
  name: string;
  portrait: Pick<SirenImage, 'thumb_url'> | undefined;
}

interface SirenMessageProps {
  siren: ChatSiren;
  text: string;
  picture: SirenImage | null;
  /** How much is shown while the text comes; all when absent. */
  revealed?: number | undefined;
  isGrowing?: boolean;
  /** How far it has been spoken, while it is played again. */
  spokenTo?: number | undefined;
  isSpeaking?: boolean;
  /** Shows all that has come. */
  onShowAll?: (() => void) | undefined;
  /** Notes and tools below the text. */
  children?: ReactNode;
}

/** A siren's answer: a letter on the page next to her portrait, not a bubble [S35]. */
export function SirenMessage({
  siren,
  text,
  picture,
  isSpeaking = false,
  onShowAll,
  children,
  ...progress
}: SirenMessageProps) {
  return (
    <div className="siren-words">
      <Portrait siren={siren} />
      <p className="siren-words-name">
        <span dir="auto" className="truncate">
          {siren.name}
        </span>
        {isSpeaking ? <Wave /> : null}
      </p>
      <div className="siren-words-body">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has the button below. */}
        <div className="chat-text" onClick={onShowAll}>
          {(text === '' && progress.isGrowing) || progress.revealed === 0 ? (
            <Waiting />
          ) : (
            <MessageText text={text} {...progress} />
          )}
        </div>
        {picture ? <SentPicture picture={picture} name={siren.name} /> : null}
        {children}
      </div>
    </div>
  );
}

/** Her picture, or the letter she begins with. */
export function Portrait({ siren: { portrait, name } }: { siren: ChatSiren }) {
  return (
    <div aria-hidden className="chat-portrait">
      {portrait ? <img src={portrait.thumb_url} width={48} height={48} alt="" decoding="async" /> : Array.from(name)[0]}
    </div>
  );
}

/** Displayed until the first word has arrived. */
function Waiting() {
  return (
    <p aria-hidden className="waiting-words">
      <i />
      <i />
      <i />
    </p>
  );
}
