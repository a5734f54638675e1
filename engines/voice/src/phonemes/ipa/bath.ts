const either = (words: string): string => words.trim().split(/\s+/).join('|');

const STEMS = either(`
  bath path grass glass class brass pass past last fast cast vast blast mast master plaster disaster castle nasty basket
  casket ask task mask flask cask bask rascal after craft draft draught shaft raft daft graft laugh half calf halve calve
  staff giraffe dance chance glance france advance trance lance prance branch ranch avalanche plant grant slant chant cant
  shant aunt command demand remand reprimand example sample answer advantage vantage grasp clasp gasp rasp rather pasture
  pastor fasten ghastly aghast alas repast contrast lather blanch chancellor banana moustache mustache
`);
const BEGINNINGS = either(`
  un dis re en sup im trans be over under out by sur tres broad fore hour eye wine sea sun foot hand house mid sub first
  ever for ring head wheel black school
`);
const ENDINGS = either(`
  s es d ed ing ings er ers est y ier iest ly ful fully ment ments or ous r rs word words port ports time room rooms robe
  noon noons ward wards math shock taste life glow man men ship way ways ball mate mates ter able book
`);
const BATH = new RegExp(`^(?:${BEGINNINGS})?(?:${STEMS})(?:${ENDINGS}){0,3}$`);

/** Says whether a word has the vowel of 'bath', which is broad in England and Australia. */
export function isBath(spelling: string): boolean {
  return BATH.test(spelling);
}
