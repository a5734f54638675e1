import type { PostItem } from '@sirenade/contract/posts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useContinueStory } from '../../stories/library/use-continue-story.ts';

const LABEL = 'Continue this story';

/** Continues the chat in a copy of one's own; its author continues the chat itself [T7] [R3]. */
export function WholePostContinue({ post: { post_info, current_user } }: { post: PostItem }) {
  const { siren_id, story_id, siren } = post_info;
  const copy = useContinueStory(siren_id);
  // A chat whose siren is deleted cannot be continued.
  if (siren_id === null || !siren.is_there) return null;
  return current_user.is_author ? (
    <LinkButton to={`/story?siren=${siren_id}&story=${story_id}`} className="whole-post-continue">
      {LABEL}
    </LinkButton>
  ) : (
    <Button pending={copy.isPending} onClick={() => copy.mutate(story_id)} className="whole-post-continue">
      {LABEL}
    </Button>
  );
}
