import { limits } from '@sirenade/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { feedsQuery } from '../feed/feeds.queries.ts';
import { TagField } from '../tag-field.tsx';
import { answeredOf, cutAtWord, draftOf, type PostableChat, titleOf, withRange } from './post-draft.ts';
import { PostPreview } from './post-preview.tsx';
import { usePostChat } from './use-post-chat.ts';

interface PostChatModalProps {
  chat: PostableChat;
  onPosted(postId: number): void;
  onClose(): void;
}

/** The dialog before a chat is posted: range, media, title, tags, and a preview [T9] [V11]. */
export function PostChatModal({ chat, onPosted, onClose }: PostChatModalProps) {
  // A copy from when the dialog opened: answers that arrive later are not added unnoticed.
  const [composes] = useState(() => answeredOf(chat.composes));
  const [places] = useState(() => composes.map((compose) => chat.composes.indexOf(compose)));
  const [initial] = useState(() => ({
    ...draftOf(composes, chat.tags),
    feed: undefined as string | undefined,
    content: composes,
  }));
  const form = useForm(initial, {}, { leadsToFaults: false });
  const { values: draft, errors } = form;
  const { data: feeds = [] } = useQuery(feedsQuery);
  const post = usePostChat(chat.storyId);
  const request = useFormRequest(form, {
    send: ({ feed, ...rest }) =>
      post.mutateAsync({
        draft: rest,
        range: { from: places[rest.from], to: places[rest.to] },
        feed,
      }),
    onDone: ({ id }) => {
      onPosted(id);
      onClose();
    },
  });
  const hasAudio = composes.some(({ audio_url }) => audio_url !== null);
  const hasImages = composes.some(({ image }) => image !== null);
  return (
    <FormModal
      title="Post this chat"
      size="lg"
      onClose={onClose}
      onSubmit={request.submit}
      submitLabel="Post"
      isPending={request.isPending}
      cancel="always"
      className="posting"
    >
      <div className="posting-fields">
        <p className="text-fog">Everybody can read what you post. What you write later stays yours.</p>
        <FormFailureNotice errors={errors} />
        <TextField
          label="Title"
          dir="auto"
          data-autofocus
          maxLength={limits.post.title}
          placeholder={titleOf(composes, draft.from)}
          {...form.field('title')}
        />
        {feeds.length > 1 ? (
          <label className="block text-sm font-medium">
            Feed
            <select
              value={draft.feed ?? 'main'}
              onChange={({ target }) => form.set('feed', target.value)}
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
        <TagField tags={draft.tags} error={errors.tags} onChange={(tags) => form.set('tags', tags)} />
        {composes.length > 1 ? (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">Which part</legend>
            <div className="grid gap-2">
              <Place
                label="From"
                composes={composes}
                value={draft.from}
                onChange={(from) => form.change(withRange(draft, composes, { from }))}
              />
              <Place
                label="To"
                composes={composes}
                value={draft.to}
                onChange={(to) => form.change(withRange(draft, composes, { to }))}
              />
            </div>
            {(errors.from ?? errors.to) ? (
              <p className="mt-1.5 text-sm text-danger">{(errors.from ?? errors.to)?.join(' ')}</p>
            ) : null}
          </fieldset>
        ) : null}
        {hasAudio ? (
          <SwitchField label="With audio" checked={draft.audio} onChange={(audio) => form.set('audio', audio)} />
        ) : null}
        {hasImages ? (
          <SwitchField label="With pictures" checked={draft.images} onChange={(images) => form.set('images', images)} />
        ) : null}
      </div>
      <PostPreview composes={composes} draft={draft} sirenName={chat.sirenName} error={errors.content} />
    </FormModal>
  );
}

interface PlaceProps {
  label: string;
  composes: PostableChat['composes'];
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
