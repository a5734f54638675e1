/**
 * Sentences of the error catalogue that the browser also says by itself: before it asks the server, or in its place. Apart
 * from the catalogue, so that a page has no more of it than it says.
 */
export const TOO_MANY_PICTURES = 'Max 10 images reached.';
export const PICTURE_NEEDS_WORDS = 'An appearance or description is required to generate a picture.';
export const FREE_CHATS_USED = 'Please log in to chat.';
export const FREE_WORDS_USED = "You've used up your free audio credits.";
export const FREE_IMAGES_USED = "You've used up your free image credits.";
export const CREATE_NOT_VERIFIED = 'You must be logged in and verified to create sirens.';
export const PAINT_SIGNED_OUT = 'You must be logged in to generate images and create sirens.';
export const VOTE_SIGNED_OUT = 'You must be logged in to vote.';
/** As the specification has it, without a full stop; so is `POST_UNVERIFIED`. */
export const POST_SIGNED_OUT = 'Please log in to post';
export const COMMENT_SIGNED_OUT = 'You need to be logged in to submit a comment.';
export const DELETE_SIGNED_OUT = 'You must be logged in to delete.';
export const SAVE_SIGNED_OUT = 'You must be logged in to save.';
export const OUT_OF_WORDS = 'You need audio words to generate audio.';
export const OUT_OF_IMAGES = 'Please buy more image credits to generate images.';
export const UNVERIFIED_CHATS_USED = 'Please verify your email to chat.';
export const AUDIO_UNVERIFIED = 'You must verify your email to generate audio.';
export const PAINT_UNVERIFIED = 'You must verify your email to generate images.';
export const POST_UNVERIFIED = 'Please verify your email to post';
export const INPUT_REFUSED = 'Input considered harmful. Please try again.';
export const WENT_WRONG = 'Something went wrong. Please try again later.';
