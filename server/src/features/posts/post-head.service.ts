import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { Context } from '../../context.ts';
import type { PageHead } from '../../platform/http/page-head.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import { findNames } from '../accounts/people.service.ts';
import { findSirenCards } from '../sirens/siren-cards.service.ts';
import { findPost } from './posts.store.ts';

const DESCRIPTION = 200;
const POST_PAGE = /^\/post\/([^/]*)\/?$/;

async function findPostHead(ctx: Context, id: number): Promise<PageHead | null> {
  const post = await findPost(ctx.db, id);
  if (!post?.listed) return null;
  const siren = (await findSirenCards(ctx, post.sirenId === null ? [] : [post.sirenId])).get(post.sirenId ?? 0);
  const author = (await findNames(ctx, [post.userId])).get(post.userId);
  if (!siren || !author) return null;
  const address = (path: string) => new URL(path, ctx.config.publicUrl).href;
  return {
    siteName: PRODUCT_NAME,
    title: post.title,
    description: cutText(`A chat with ${siren.name}, shared by ${author.username}. ${siren.description}`, DESCRIPTION),
    url: address(`/post/${id}`),
    image: siren.coverUrl === null ? null : { url: address(siren.coverUrl), alt: siren.name },
  };
}

/** The title and preview tags of a post's page; null when the post is not public, undefined for other pages. */
export async function findPageHead(ctx: Context, path: string): Promise<PageHead | null | undefined> {
  const id = path.match(POST_PAGE)?.[1];
  if (id === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  // Link previews are the same for all readers, so the author's own view does not count.
  return findPostHead({ ...ctx, actor: { kind: 'anonymous', visitor: null } }, Number(id));
}
