import { COMMENT_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import type { Comment } from '@sirenade/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { usePageState } from '../../../lib/state/page-state.tsx';
import { notify } from '../../../lib/toast.ts';
import { failureText, fieldFaults } from '../../../ui/form/form-failure.ts';
import { sessionKey } from '../../session/session.queries.ts';
import { useSession } from '../../session/use-session.ts';
import { useVoter } from '../../votes/use-vote.ts';
import { postQuery } from '../posts.queries.ts';
import { postLink } from '../share-post.ts';
import { changeComments, countMore, settleComment, unsentComment } from './comment-cache.ts';
import { dropDraft } from './comment-draft.ts';
import { commentHash } from './comment-link.ts';
import { changeComment, insertComment } from './comment-tree.ts';
import { commentVote } from './comment-vote.ts';
import { commentsQuery } from './comments.queries.ts';
import { createThreads, type ThreadState, threadStateOf } from './thread.state.ts';

/** The actions on the comments of a post; the same object as long as the post is open. */
export interface CommentActions {
  postId: number;
  thread: ThreadState;
  vote(comment: Comment, isUp: boolean): void;
  /** False when nothing was sent. */
  add(parentId: number | null, content: string): boolean;
  edit(comment: Comment, content: string): boolean;
  copyLink(id: number): void;
  askDelete(comment: Comment): void;
  askReport(comment: Comment): void;
}

const sentenceOf = (failure: unknown) => {
  if (!(failure instanceof ApiFailure)) throw failure;
  return fieldFaults(failure, ['content'])?.content?.join(' ') ?? failureText(failure);
};

/** Adds, edits and votes on comments: optimistic updates, reverted when the server refuses [A38] [T14]. */
export function useCommentActions(
  postId: number,
  asks: Pick<CommentActions, 'askDelete' | 'askReport'>,
): CommentActions {
  const client = useQueryClient();
  const threads = usePageState(createThreads);
  const { user } = useSession();
  const voter = useVoter();
  const latest = useRef({ user, voter, asks });
  latest.current = { user, voter, asks };

  return useMemo(() => {
    const thread = threadStateOf(threads, postId);
    const change = (by: (tree: Comment[]) => Comment[]) => changeComments(client, postId, by);

    const refresh = () => {
      void client.invalidateQueries({ queryKey: postQuery(postId).queryKey });
      void client.invalidateQueries({ queryKey: commentsQuery(postId).queryKey });
    };

    const lookAgain = () => {
      notify.info('This comment is not there any more.');
      refresh();
    };

    const refused = (failure: unknown) => {
      const { status, code } = failure as ApiFailure;
      if (status === 401) {
        notify.warning(COMMENT_SIGNED_OUT);
        void client.invalidateQueries({ queryKey: sessionKey });
      }
      // The post, or the parent comment, has been deleted meanwhile.
      if (status === 404 || code === 'conflict') refresh();
    };

    const mayWrite = () => {
      const { user } = latest.current;
      if (!user) notify.warning(COMMENT_SIGNED_OUT);
      return user;
    };

    const send = async (unsentId: number, parentId: number | null, content: string, userId: number) => {
      const request = `${parentId}\n${content}`;
      const body = { post_id: postId, content, ...(parentId !== null && { parent_id: parentId }) };
      try {
        const { new_comment } = await call('POST /api/comments', { body, idempotencyKey: thread.keyFor(request) });
        thread.forgetKey(request);
        thread.became(unsentId, new_comment.id);
        change((tree) => settleComment(tree, unsentId, new_comment));
        dropDraft(userId, { post: postId, parent: parentId }, content);
      } catch (failure) {
        change((tree) => changeComment(tree, unsentId, () => null));
        countMore(client, postId, -1);
        if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500) thread.forgetKey(request);
        thread.refuse(parentId ?? 0, content, sentenceOf(failure));
        if (parentId !== null) thread.setWriting(parentId, 'reply');
        refused(failure);
      }
    };

    const save = async (before: Comment, content: string, userId: number) => {
      const { id } = before;
      const textOf = (from: Comment) => (now: Comment) => ({
        ...now,
        content: from.content,
        is_edited: from.is_edited,
      });
      change((tree) => changeComment(tree, id, textOf({ ...before, content, is_edited: true })));
      try {
        const { comment } = await call('PATCH /api/comments/:id', { params: { id }, body: { content } });
        change((tree) => changeComment(tree, id, textOf(comment)));
        dropDraft(userId, { edit: id }, content);
      } catch (failure) {
        change((tree) => changeComment(tree, id, textOf(before)));
        thread.refuse(id, content, sentenceOf(failure));
        thread.setWriting(id, 'edit');
        refused(failure);
      }
    };

    return {
      postId,
      thread,
      vote: (comment, isUp) => latest.current.voter({ ...commentVote(comment, change), onGone: lookAgain }, isUp),
      add(parentId, content) {
        const user = mayWrite();
        if (!user) return false;
        const unsentId = thread.nextUnsentId();
        thread.forgetRefusal(parentId ?? 0);
        if (parentId !== null) thread.setWriting(parentId, null);
        change((tree) => insertComment(tree, unsentComment({ id: unsentId, postId, parentId, content, user })));
        countMore(client, postId, 1);
        void send(unsentId, parentId, content, user.id);
        return true;
      },
      edit(comment, content) {
        const user = mayWrite();
        if (!user) return false;
        thread.forgetRefusal(comment.id);
        thread.setWriting(comment.id, null);
        if (content === comment.content) dropDraft(user.id, { edit: comment.id });
        else void save(comment, content, user.id);
        return true;
      },
      copyLink(id) {
        const tree = client.getQueryData(commentsQuery(postId).queryKey) ?? [];
        void shareLink(postLink(postId) + commentHash(tree, id));
      },
      askDelete: (comment) => latest.current.asks.askDelete(comment),
      askReport: (comment) => latest.current.asks.askReport(comment),
    };
  }, [client, threads, postId]);
}

async function shareLink(link: string): Promise<void> {
  if (await copyText(link)) notify.success('Copied Comment Link to Clipboard.');
  else notify.info(`This is the link: ${link}`);
}
