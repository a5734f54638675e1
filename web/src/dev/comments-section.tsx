import { QueryClientProvider } from '@tanstack/react-query';
import { CommentBox } from '../features/posts/comments/comment-box.tsx';
import { CommentAnswers } from '../features/posts/comments/comment-list.tsx';
import { useCommentActions } from '../features/posts/comments/use-comment-actions.ts';
import { clientFor, marina } from './sample-people.ts';
import { thread } from './sample-posts.ts';
import { Specimen } from './specimen.tsx';

export function CommentsSection() {
  return (
    <QueryClientProvider client={clientFor(marina)}>
      <Thread />
    </QueryClientProvider>
  );
}

function Thread() {
  const actions = useCommentActions(12, { askDelete: () => {}, askReport: () => {} });
  const isHarsh = ({ texts }: { texts: readonly string[] }) => texts.some((text) => text.includes('moon'));
  return (
    <>
      <Specimen name="CommentBox" use="Write, look at it as it will be, send. What is not sent is kept.">
        <CommentBox
          label="Your comment"
          thread={actions.thread}
          at={0}
          place={{ post: 12, parent: null }}
          onSubmit={() => true}
        />
      </Specimen>
      <Specimen
        name="CommentAnswers"
        use="A thread: voted, own and edited, hidden by a filter, deleted, right to left, and one on its way."
      >
        <CommentAnswers
          actions={actions}
          comments={thread}
          parentId={null}
          level={1}
          filter={isHarsh}
          label="Comments"
        />
      </Specimen>
    </>
  );
}
