import type { PostItem } from '@sirenade/contract/posts';
import { useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../lib/classes.ts';
import { SeaLines } from '../../../ui/scenery/sea-lines.tsx';

interface PostCoverProps {
  post: PostItem;
  /** The first pictures are fetched without waiting. */
  isEarly: boolean;
}

/** The siren's cover, else a picture of the chat, else a drawing. */
export function PostCover({ post, isEarly }: PostCoverProps) {
  const { id, siren, image_url } = post.post_info;
  const [broken, setBroken] = useState<string | null>(null);
  const source = [siren.cover_url, image_url].find((url) => url !== null && url !== broken) ?? null;
  return (
    // The title is the same link: this one is hidden from screen readers and the tab order.
    <Link
      to={`/post/${id}`}
      tabIndex={-1}
      aria-hidden
      className={classes('post-cover', source === null && 'post-cover-bare')}
    >
      {source === null ? (
        <SeaLines className="w-3/5 text-fog" />
      ) : (
        <img
          src={source}
          alt=""
          width={384}
          height={512}
          loading={isEarly ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(source)}
        />
      )}
    </Link>
  );
}
