import { limits } from '@sirenade/contract/limits';
import type { PostItem } from '@sirenade/contract/posts';
import { TITLE_MISSING } from '@sirenade/contract/sentences';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { FormFailureNotice } from '../../ui/form/form-failure-notice.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useFormRequest } from '../../ui/form/use-form-request.ts';
import { changePost } from './post-cache.ts';
import { TagField } from './tag-field.tsx';

const rules = { title: (title: string) => (title.trim() === '' ? TITLE_MISSING : undefined) };

/** Edits the parts of a post that its author may change: title and tags. */
export function EditPostModal({ post, onClose }: { post: PostItem; onClose(): void }) {
  const client = useQueryClient();
  const { id, title, tags } = post.post_info;
  const form = useForm({ title, tags }, rules, { leadsToFaults: false });
  const edit = useFormRequest(form, {
    send: (body) => call('PATCH /api/post/:id', { params: { id }, body }),
    onDone: ({ post_info: { title, tags, is_edited } }) => {
      changePost(client, id, (now) => ({ ...now, post_info: { ...now.post_info, title, tags, is_edited } }));
      notify.success('Post updated.');
      onClose();
    },
  });
  const save = form.onSubmit((values) => {
    if (values.title.trim() === title && values.tags.join() === tags.join()) onClose();
    else edit.send(values);
  });
  return (
    <FormModal
      title="Edit post"
      onClose={onClose}
      onSubmit={save}
      submitLabel={edit.isPending ? 'Saving...' : 'Save'}
      isPending={edit.isPending}
      className="flex flex-col gap-6 pt-2"
    >
      <FormFailureNotice errors={form.errors} />
      <TextField
        label="Title"
        dir="auto"
        required
        data-autofocus
        maxLength={limits.post.title}
        {...form.field('title')}
      />
      <TagField tags={form.values.tags} onChange={(next) => form.set('tags', next)} error={form.errors.tags} />
    </FormModal>
  );
}
