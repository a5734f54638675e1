import type { PostItem } from '@sirenade/contract/posts';
import { Bookmark, BookmarkMinus, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lateModal } from '../../ui/late-modal.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { ConfirmModal } from '../../ui/modal.tsx';
import { useDeletePost } from './use-delete-post.ts';
import { useSavePost } from './use-save-post.ts';

const ReportPostModal = lateModal(async () => (await import('./report-post-modal.tsx')).ReportPostModal);
const EditPostModal = lateModal(async () => (await import('./edit-post-modal.tsx')).EditPostModal);

interface PostMenuProps {
  post: PostItem;
  /** Called once it is deleted; lists need no callback, for they update from the cache. */
  onDeleted?(): void;
}

/** The actions on a post, by permission [S20] [R7]. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const [open, setOpen] = useState<'edit' | 'report' | 'delete' | null>(null);
  const save = useSavePost(post);
  const remove = useDeletePost(post, onDeleted);
  const { saved, is_author, may_delete } = post.current_user;
  const close = () => setOpen(null);

  const items: MenuItem[] = [
    { label: saved ? 'Unsave' : 'Save', icon: saved ? BookmarkMinus : Bookmark, onSelect: save },
    ...(is_author ? [{ label: 'Edit', icon: Pencil, onSelect: () => setOpen('edit') }] : []),
    { label: 'Report', icon: Flag, onSelect: () => setOpen('report') },
    ...(may_delete ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => setOpen('delete') }] : []),
  ];
  return (
    <>
      {/* The entry of the menu is there only while it is open; the key has this one. */}
      <button type="button" hidden data-shortcut="save" onClick={save} />
      <Menu
        label="More about this post"
        items={items}
        trigger={<IconButton label="More" icon={Ellipsis} tip="above" />}
      />
      {open === 'report' ? <ReportPostModal postId={post.post_info.id} onClose={close} /> : null}
      {open === 'edit' ? <EditPostModal post={post} onClose={close} /> : null}
      <ConfirmModal
        open={open === 'delete'}
        title="Delete this post?"
        body={
          <p>
            <bdi className="font-medium break-words text-text">{post.post_info.title}</bdi> goes for good, with its
            comments and votes. {is_author ? 'Your chat stays with you.' : null}
          </p>
        }
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          remove();
        }}
        onClose={close}
      />
    </>
  );
}
