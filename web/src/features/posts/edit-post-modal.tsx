import { limits } from '@sirenade/contract/limits';
import type { PostItem } from '@sirenade/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/form-failure.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changePost } from './post-cache.ts';
import { TagField } from './tag-field.tsx';

interface PostWords {
  title: string;
  tags: string[];
}

function useEditPost(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PostWords) => call('PATCH /api/post/:id', { params: { id }, body }),
    onSuccess: ({ post_info: { title, tags, is_edited } }) => {
      changePost(client, id, (post) => ({ ...post, post_info: { ...post.post_info, title, tags, is_edited } }));
      notify.success('Post updated.');
      onDone();
    },
  });
}

/** What an author may change about a post: its title and its tags. */
export function EditPostModal({ post, onClose }: { post: PostItem; onClose(): void }) {
  const formId = useId();
  const { id, title: before, tags: tagsBefore } = post.post_info;
  const [title, setTitle] = useState(before);
  const [tags, setTags] = useState(tagsBefore);
  const [isMissing, setMissing] = useState(false);
  const edit = useEditPost(id, onClose);
  const errors = edit.error instanceof ApiFailure ? (edit.error.errors ?? {}) : {};
  const underFields = errors.title ?? errors.tags;

  const save = () => {
    if (edit.isPending) return;
    const isEmpty = title.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    if (title.trim() === before && tags.join() === tagsBefore.join()) return onClose();
    edit.mutate({ title, tags });
  };

  return (
    <Modal
      open
      onClose={onClose}
      title="Edit post"
      size="sm"
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={edit.isPending}>
            {edit.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="flex flex-col gap-6 pt-2"
      >
        {edit.isError && !underFields ? <Notice tone="danger">{failureText(edit.error)}</Notice> : null}
        <TextField
          label="Title"
          dir="auto"
          required
          data-autofocus
          maxLength={limits.post.title}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setMissing(false);
          }}
          error={isMissing ? 'A title is needed.' : errors.title}
        />
        <TagField tags={tags} onChange={setTags} error={errors.tags} />
      </form>
    </Modal>
  );
}
