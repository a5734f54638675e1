import { limits } from '@sirenade/contract/limits';
import { AdvancedOptions } from '../settings/advanced-options.tsx';
import type { UsedChatSettings } from '../settings/use-chat-settings.ts';

interface ChatFooterProps {
  /** Absent where nothing can be written. */
  settings: UsedChatSettings | null;
}

/** Below the composer: the settings of replies, and a reminder about them [S36] [S37]. */
export function ChatFooter({ settings }: ChatFooterProps) {
  const isCounted = settings !== null && settings.reader.kind !== 'verified' && settings.settings.freeChats > 0;
  return (
    <footer className="chat-foot">
      <div className="chat-column">
        {settings ? <AdvancedOptions settings={settings.settings} onChange={settings.store.set} /> : null}
        {isCounted ? (
          <p className="text-sm text-fog tabular-nums">
            {Math.min(settings.settings.freeChats, limits.visitor.chats)} of {limits.visitor.chats} free chats used
          </p>
        ) : null}
        <p className="text-xs text-fog">
          Remember: Chats are private unless posted and everything sirens say is made up
        </p>
      </div>
    </footer>
  );
}
