import { POST_SIGNED_OUT, POST_UNVERIFIED } from '@sirenade/contract/error-sentences';
import './posting.css';
import { MessagesSquare, Share } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { notify } from '../../../lib/toast.ts';
import { lateModal } from '../../../ui/late-modal.tsx';
import { useSession } from '../../session/use-session.ts';
import { answeredOf, type PostableChat } from './post-draft.ts';

const PostChatModal = lateModal(async () => (await import('./post-chat-modal.tsx')).PostChatModal);

/** Among the controls of an own chat: the button to post it, and once posted a link to its comments [S34] [T9]. */
export function ShareChat({ chat }: { chat: PostableChat }) {
  const { user, verified } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [posted, setPosted] = useState<number | null>(null);
  const postId = posted ?? chat.postId;
  const comments = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed has become this.
    if (posted !== null) comments.current?.focus();
  }, [posted]);
  if (postId !== null)
    return (
      <Link ref={comments} to={`/post/${postId}`} data-tip="Comments" className="chat-control">
        <MessagesSquare size={18} strokeWidth={1.5} aria-hidden />
        <span>Comments</span>
      </Link>
    );
  const why = chat.isPrivate
    ? 'Chats with private sirens stay private'
    : chat.isBusy
      ? 'An answer is on its way'
      : answeredOf(chat.composes).length === 0
        ? 'There is nothing to post yet'
        : null;
  const open = () => {
    if (why !== null) return;
    if (!user) notify.warning(POST_SIGNED_OUT);
    else if (!verified) notify.warning(POST_UNVERIFIED);
    else setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={why !== null || undefined}
        data-tip={why ?? 'Post'}
        title={why ?? undefined}
        onClick={open}
        className="chat-control"
      >
        <Share size={18} strokeWidth={1.5} aria-hidden />
        <span>Post</span>
      </button>
      {isOpen ? <PostChatModal chat={chat} onPosted={setPosted} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
