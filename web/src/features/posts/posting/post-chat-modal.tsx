import { limits } from '@sirenade/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SharedChat } from '../../stories/room/chat-sharing.ts';
import { feedsQuery } from '../feed/feeds.queries.ts';
import { TagField } from '../tag-field.tsx';
import { answeredOf, cutAtWord, draftOf, type PostDraft, titleOf, withRange } from './post-draft.ts';
import { PostPreview } from './post-preview.tsx';
import { usePostChat } from './use-post-chat.ts';

interface PostChatModalProps {
  chat: SharedChat;
  onPosted(postId: number): void;
  onClose(): void;
}

/** Before a chat is posted: which part of it, with what, under which name, and how it will look [T9] [V11]. */
export function PostChatModal({ chat, onPosted, onClose }: PostChatModalProps) {
  const formId = useId();
  // What is said while this is open is not added behind somebody's back.
  const [composes] = useState(() => answeredOf(chat.composes));
  const [places] = useState(() => composes.map((compose) => chat.composes.indexOf(compose)));
  const [draft, setDraft] = useState<PostDraft>(() => draftOf(composes, chat.tags));
  const [feed, setFeed] = useState<string>();
  const { data: feeds = [] } = useQuery(feedsQuery);
  const post = usePostChat(chat.storyId, (id) => {
    onPosted(id);
    onClose();
  });
  const change = (part: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...part }));
  const refused = post.error instanceof ApiFailure ? post.error : null;
  const hasAudio = composes.some(({ audio_url }) => audio_url !== null);
  const hasImages = composes.some(({ image }) => image !== null);
  return (
    <Modal
      open
      onClose={onClose}
      title="Post this chat"
      size="lg"
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={post.isPending}>
            Post
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="posting"
        onSubmit={(event) => {
          event.preventDefault();
          if (!post.isPending) post.mutate({ draft, range: { from: places[draft.from], to: places[draft.to] }, feed });
        }}
      >
        <div className="posting-fields">
          <p className="text-fog">Everybody can read what you post. What you write later stays yours.</p>
          {refused && !refused.errors ? <Notice tone="danger">{refused.message}</Notice> : null}
          <TextField
            label="Title"
            dir="auto"
            data-autofocus
            maxLength={limits.post.title}
            value={draft.title}
            placeholder={titleOf(composes, draft.from)}
            error={refused?.errors?.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          {feeds.length > 1 ? (
            <label className="block text-sm font-medium">
              Feed
              <select
                value={feed ?? 'main'}
                onChange={({ target }) => setFeed(target.value)}
                className="field mt-1.5 block min-h-11 w-full rounded-md border bg-field px-3 text-base"
              >
                {feeds.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <TagField tags={draft.tags} error={refused?.errors?.tags} onChange={(tags) => change({ tags })} />
          {composes.length > 1 ? (
            <fieldset>
              <legend className="mb-1.5 text-sm font-medium">Which part</legend>
              <div className="grid gap-2">
                <Place
                  label="From"
                  composes={composes}
                  value={draft.from}
                  onChange={(from) => setDraft(withRange(draft, composes, { from }))}
                />
                <Place
                  label="To"
                  composes={composes}
                  value={draft.to}
                  onChange={(to) => setDraft(withRange(draft, composes, { to }))}
                />
              </div>
              {(refused?.errors?.from ?? refused?.errors?.to) ? (
                <p className="mt-1.5 text-sm text-danger">{(refused.errors.from ?? refused.errors.to)?.join(' ')}</p>
              ) : null}
            </fieldset>
          ) : null}
          {hasAudio ? (
            <SwitchField label="With audio" checked={draft.audio} onChange={(audio) => change({ audio })} />
          ) : null}
          {hasImages ? (
            <SwitchField label="With pictures" checked={draft.images} onChange={(images) => change({ images })} />
          ) : null}
        </div>
        <PostPreview composes={composes} draft={draft} sirenName={chat.sirenName} error={refused?.errors?.content} />
      </form>
    </Modal>
  );
}

interface PlaceProps {
  label: string;
  composes: SharedChat['composes'];
  value: number;
  onChange(value: number): void;
}

function Place({ label, composes, value, onChange }: PlaceProps) {
  return (
    <label className="flex items-center gap-3 text-sm">
      <span className="w-12 shrink-0 text-fog">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="field min-h-11 w-full min-w-0 rounded-md border bg-field px-3 text-base"
      >
        {composes.map(({ id, user_input }, at) => (
          <option key={id} value={at}>
            {at + 1}. {cutAtWord(user_input.replaceAll('*', ''), 60)}
          </option>
        ))}
      </select>
    </label>
  );
}
