import { copyText } from '../../lib/copy-text.ts';
import { notify } from '../../lib/toast.ts';

/** The address of a post, for others. */
export function postLink(id: number): string {
  return new URL(`/post/${id}`, window.location.origin).href;
}

/** Puts the address of a post on the clipboard; where that cannot be, it is shown to be copied by hand [X8]. */
export async function sharePost(id: number): Promise<void> {
  const link = postLink(id);
  if (await copyText(link)) notify.success('Copied Post Link to Clipboard.');
  else notify.info(`This is the link: ${link}`);
}
