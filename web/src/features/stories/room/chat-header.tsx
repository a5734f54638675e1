import type { Siren } from '@sirenade/contract/sirens';
import { SirenHeader } from '../../sirens/siren-header.tsx';
import type { ChatSiren } from '../messages/siren-message.tsx';
import { ChatToggles } from '../settings/chat-header-toggles.tsx';
import { ChatBar } from './chat-bar.tsx';
import type { ChatRoomParts } from './use-chat-room.ts';

interface ChatHeaderProps {
  room: ChatRoomParts;
  siren: Siren | undefined;
  chatSiren: ChatSiren;
}

/** The siren: in full before the first message, in one line from then on [S33]. */
export function ChatHeader({ room, siren, chatSiren }: ChatHeaderProps) {
  const { settings, mayWrite, hasBegun, speech, isOwner } = room;
  const toggles = mayWrite ? <ChatToggles audio={settings.audio} images={settings.images} /> : null;
  if (siren && !hasBegun)
    return (
      <SirenHeader siren={siren} isOwner={isOwner}>
        {toggles}
      </SirenHeader>
    );
  return (
    <ChatBar chatSiren={chatSiren} siren={siren} isSpeaking={speech.isSpeaking}>
      {toggles}
    </ChatBar>
  );
}
