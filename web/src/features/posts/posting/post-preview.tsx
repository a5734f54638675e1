import type { Compose } from '@sirenade/contract/stories';
import { AudioLines } from 'lucide-react';
import { scrollByKeyboard } from '../../../ui/modal.tsx';
import { MessageText } from '../../stories/messages/message-text.tsx';
import type { PostDraft } from './post-draft.ts';

interface PostPreviewProps {
  composes: Compose[];
  draft: PostDraft;
  sirenName: string;
  error?: string[] | undefined;
}

/** The post as readers will see it. */
export function PostPreview({ composes, draft, sirenName, error }: PostPreviewProps) {
  const selected = composes.slice(draft.from, draft.to + 1);
  return (
    <section ref={scrollByKeyboard} aria-label="Preview" className="posting-preview">
      <h3 dir="auto" className="font-display text-lg text-balance">
        {draft.title.trim() || 'Without a title'}
      </h3>
      {draft.tags.length > 0 ? <p className="text-sm text-fog">{draft.tags.join(' · ')}</p> : null}
      {error ? <p className="text-sm text-danger">{error.join(' ')}</p> : null}
      <ol className="mt-3 grid gap-5">
        {selected.map((compose) => (
          <li key={compose.id}>
            <div className="posting-message">
              <span className="sr-only">You wrote: </span>
              <MessageText text={compose.user_input} />
            </div>
            <p className="mt-2 flex items-center gap-2 text-sm text-fog">
              {sirenName}
              {draft.audio && compose.audio_url ? (
                <>
                  <AudioLines size={14} strokeWidth={1.5} aria-hidden />
                  <span className="sr-only">with audio</span>
                </>
              ) : null}
            </p>
            <div className="chat-text posting-words">
              <MessageText text={compose.ai_response} />
            </div>
            {draft.images && compose.image ? (
              <img
                src={compose.image.thumb_url}
                alt={`Sent by ${sirenName}`}
                width={96}
                height={128}
                loading="lazy"
                className="mt-2 rounded-md object-cover"
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
