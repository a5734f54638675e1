-- Pictures that are on nothing, and which reports may take something out of sight.

-- Since when a picture that was made is on no siren; null for everything that belongs to something.
ALTER TABLE media ADD COLUMN loose_since timestamptz;
CREATE INDEX media_loose ON media (loose_since) WHERE loose_since IS NOT NULL;

-- What was made and never saved until now has its days from here on.
UPDATE media SET loose_since = now()
WHERE kind = 'image' AND origin = 'generated'
  AND NOT EXISTS (SELECT FROM siren_images WHERE media_id = media.id)
  AND NOT EXISTS (SELECT FROM answers WHERE image_id = media.id)
  AND NOT EXISTS (SELECT FROM replies WHERE image_id = media.id);

-- Grave words of a verified account, within what one account and one address may hide in a day.
ALTER TABLE reports ADD COLUMN may_hide boolean NOT NULL DEFAULT false;
