import '../../stories/chat.css';
import '../../stories/messages/messages.css';
import type { PostedCompose, WholePost } from '@sirenade/contract/posts';
import { Pause, Play } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyMessage } from '../../stories/messages/copy-message.tsx';
import { MessageText } from '../../stories/messages/message-text.tsx';
import { type ChatSiren, SirenMessage } from '../../stories/messages/siren-message.tsx';
import { useRestingStyle } from '../../stories/messages/use-resting-style.ts';
import { PlayButton, usePlayerState } from '../../stories/speech/play-button.tsx';
import { usePlayAll } from '../../stories/speech/use-play-all.ts';
import { type Player, useSpeechPlayer } from '../../stories/speech/use-speech-player.ts';
import { useSpokenPosition } from '../../stories/speech/use-spoken-position.ts';

/** The messages of a posted chat, with speech and pictures [S21]. */
export function WholePostLetters({ post: { post_info, user_info, composes } }: { post: WholePost }) {
  const player = useSpeechPlayer();
  const { id, name, cover_url } = post_info.siren;
  const siren = useMemo<ChatSiren>(
    () => ({ id, name, portrait: cover_url === null ? undefined : { thumb_url: cover_url } }),
    [id, name, cover_url],
  );
  const { isSounding, toggle } = usePlayAll(player, composes, null);
  const Icon = isSounding ? Pause : Play;
  return (
    <>
      {composes.some(({ audio_url }) => audio_url !== null) ? (
        <Button variant="secondary" size="sm" onClick={toggle} className="mt-5">
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          {isSounding ? 'Pause' : 'Play all'}
        </Button>
      ) : null}
      <ol aria-label={`Chat with ${name}`} className="compose-list whole-post-letters">
        {composes.map((compose, index) => (
          <Letter
            // biome-ignore lint/suspicious/noArrayIndexKey: an exchange of a post is its place
            key={index}
            author={user_info.user_name}
            siren={siren}
            compose={compose}
            index={index}
            player={player}
          />
        ))}
      </ol>
    </>
  );
}

interface LetterProps {
  author: string;
  siren: ChatSiren;
  compose: PostedCompose;
  index: number;
  player: Player;
}

/** One exchange. */
const Letter = memo(function Letter({ author, siren, compose, index, player }: LetterProps) {
  const { user_input, ai_response, audio_url, image, state } = compose;
  const style = useRestingStyle(compose);
  const spokenTo = useSpokenPosition(player, index, compose);
  const isSpeaking = usePlayerState(player, index) === 'playing';
  const isSilent = ai_response === '' && image === null;
  return (
    <li className="compose compose-resting" style={style}>
      {user_input === '' ? null : (
        <div className="user-words">
          <div className="user-bubble chat-text">
            <span className="sr-only">{author} wrote: </span>
            <MessageText text={user_input} />
          </div>
        </div>
      )}
      {isSilent ? null : (
        <SirenMessage siren={siren} text={ai_response} picture={image} spokenTo={spokenTo} isSpeaking={isSpeaking}>
          {state === 'stopped' ? <p className="compose-note">Stopped before the end.</p> : null}
          <div className="compose-actions">
            {audio_url ? <PlayButton player={player} index={index} url={audio_url} /> : null}
            <CopyMessage text={ai_response} />
          </div>
        </SirenMessage>
      )}
    </li>
  );
});
