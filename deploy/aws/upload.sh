#!/usr/bin/env bash
# Puts out/ into the bucket: deploy/aws/upload.sh <bucket>. Needs the AWS command line, signed in.
#
# S3 keeps type and cache rule with each file. Compressed copies stay here: CloudFront makes its
# own. What out/ no longer holds is deleted, hashed files aside: open tabs still find those of the
# last build.
# The parts between the marks are written by `npm run deploy:files`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
bucket=$1

# Files whose type is not that of their ending, by their names. They go first: what is up already is
# left alone.
names=(
  # written: names
  'feed.xml=application/atom+xml; charset=utf-8'
  # end
)

types=(
  # written: types
  'avif=image/avif'
  'css=text/css; charset=utf-8'
  'csv=text/csv; charset=utf-8'
  'html=text/html; charset=utf-8'
  'ico=image/x-icon'
  'jpeg=image/jpeg'
  'jpg=image/jpeg'
  'js=text/javascript; charset=utf-8'
  'json=application/json'
  'md=text/markdown; charset=utf-8'
  'pdf=application/pdf'
  'png=image/png'
  'svg=image/svg+xml; charset=utf-8'
  'txt=text/plain; charset=utf-8'
  'webmanifest=application/manifest+json'
  'webp=image/webp'
  'woff2=font/woff2'
  'xml=application/xml; charset=utf-8'
  # end
)

# Folders that are up already, which the one around them leaves alone.
uploaded=()

upload() {
  local folder=$1 cache=$2 pair delete=(--delete)
  [[ $cache == *immutable ]] && delete=()
  for pair in "${names[@]}" "${types[@]/#/*.}"; do
    aws s3 sync "out$folder" "s3://$bucket$folder" --only-show-errors "${delete[@]}" \
      --exclude '*' --include "${pair%%=*}" "${uploaded[@]}" \
      --content-type "${pair#*=}" --cache-control "$cache"
  done
  uploaded+=(--exclude "${folder#/}*")
}

# written: folders
upload '/_next/static/' 'public, max-age=31536000, immutable'
upload '/sprites/' 'public, max-age=31536000, immutable'
upload '/search/more/' 'public, max-age=31536000, immutable'
upload '/images/' 'public, max-age=86400'
upload '/' 'public, max-age=0, must-revalidate'
# end
