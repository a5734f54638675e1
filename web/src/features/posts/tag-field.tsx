import { limits } from '@sirenade/contract/limits';
import { TagsField, type TagsFieldProps } from '../../ui/form/tags-field.tsx';

/** The tags of a post. */
export function TagField(props: Pick<TagsFieldProps, 'tags' | 'onChange' | 'error'>) {
  return <TagsField {...props} most={limits.post.tags} longest={limits.siren.tag} hint="Enter or a comma adds one." />;
}
