/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ post_info: { id: number, story_id: number, siren_id: number, has_images: boolean } }} Post */
/** @typedef {{ postId: number, chats: string[] }} Places the post that is shown, and the chats, newest first */
/** @typedef {{ name: string, open: (page: Page, places: Places) => Promise<void> }} Scene */

/** Chosen because the look it leads to shows well what the builder can do. */
const LOOK = 20;
const CHATS = 4;
/** How far down the window the comments of a post begin. */
const COMMENTS_AT = 390;

/** Everything in sight is there: pictures, the faces of the type, and what shapes held the place of. */
async function settle(/** @type {Page} */ page) {
  await page.waitForFunction(() => {
    const isInSight = (/** @type {Element} */ element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    const pictures = [...document.images].filter(isInSight);
    return (
      pictures.every((image) => image.complete && image.naturalWidth > 0) &&
      ![...document.querySelectorAll('.skeleton')].some(isInSight)
    );
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
}

/** Scrolls until something begins this far down the window; what comes into sight may move it, so it is done twice. */
async function scrollTo(/** @type {import('@playwright/test').Locator} */ what, /** @type {number} */ top) {
  for (let time = 0; time < 2; time++) {
    await what.evaluate((element, margin) => {
      if (element instanceof HTMLElement) element.style.scrollMarginTop = `${margin}px`;
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    }, top);
    await settle(what.page());
  }
}

/**
 * Gives the demo user chats: some that people posted, gone on with, so that their words are worth reading.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {number} timeout
 * @returns {Promise<Places>}
 */
export async function furnish(request, timeout) {
  const list = '/api/posts/all?limit=10&offset=0&sortby=top&duration=alltime&media=url';
  const answer = await request.get(list, { timeout });
  const posts = /** @type {Post[]} */ (await answer.json()).map(({ post_info }) => post_info);
  const [best] = posts;
  const pictured = posts.find(({ has_images }) => has_images) ?? best;
  if (!best || !pictured) throw new Error('There are no posts.');
  await request.put(`/api/reactions/post/${best.id}`, { data: { is_upvote: true }, timeout });
  // The one with a picture comes last, and is the newest of the recent chats.
  const others = posts.filter((post) => post !== pictured).slice(0, CHATS - 1);
  /** @type {string[]} */
  const chats = [];
  for (const { story_id, siren_id } of [...others, pictured]) {
    const { story_id: own } = await (await request.post(`/api/story/copy/${story_id}`, { timeout })).json();
    chats.unshift(`/story?siren=${siren_id}&story=${own}`);
  }
  return { postId: best.id, chats };
}

async function openHome(/** @type {Page} */ page) {
  await page.goto('/');
  await page.locator('.siren-card').nth(3).waitFor();
  await settle(page);
}

async function openChat(/** @type {Page} */ page, /** @type {string} */ address) {
  await page.goto(address);
  await page.locator('.suggestion').first().waitFor();
  await settle(page);
}

/** The end of a post and the beginning of what people say about it. */
async function openPost(/** @type {Page} */ page, /** @type {Places} */ { postId }) {
  await page.goto(`/post/${postId}`);
  await page.locator('.comment-words').nth(1).waitFor();
  await scrollTo(page.locator('#comments'), COMMENTS_AT);
}

/** A look that is put together, and painted. */
async function openBuilder(/** @type {Page} */ page) {
  await page.addInitScript((look) => {
    const draw = crypto.getRandomValues.bind(crypto);
    // The builder draws one number for a look: the same one gives the same person in every run.
    crypto.getRandomValues = (into) => {
      const drawn = draw(into);
      if (drawn instanceof Uint32Array && drawn.length === 1) drawn[0] = look;
      return drawn;
    };
  }, LOOK);
  await page.goto('/sirens/create');
  await page.getByLabel('Name', { exact: true }).fill('Marisol');
  await page
    .getByLabel('Description', { exact: true })
    .fill('Repairs clocks in a shop by the harbour, and hears from each of them what it has been through.');
  await page.getByRole('button', { name: 'Siren Builder' }).click();
  await page.getByRole('button', { name: 'Randomize Appearance' }).click();
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.locator('.builder img').first().waitFor();
  await page.getByRole('tab', { name: /Physical/ }).click();
  await settle(page);
}

/** @type {Scene[]} */
export const SCENES = [
  { name: 'home', open: openHome },
  { name: 'chat', open: (page, { chats }) => openChat(page, chats[0] ?? '') },
  { name: 'post', open: openPost },
  { name: 'builder', open: openBuilder },
];

/** @type {Scene[]} */
export const PHONE_SCENES = [
  { name: 'phone-home', open: openHome },
  // A picture would leave no room for words there.
  { name: 'phone-chat', open: (page, { chats }) => openChat(page, chats[2] ?? '') },
];
