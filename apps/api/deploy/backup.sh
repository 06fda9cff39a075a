#!/bin/sh
# Backs up a deployment into a new folder:
#
#   DATABASE_URL=postgres://… DATA_DIR=/data deploy/backup.sh /backups/2026-11-22
#
# With DATABASE_URL: database.dump, while the API may serve, and files.tar.gz unless S3_BUCKET has the files.
# Without it: data.tar.gz of the folder with the embedded database; the API must be stopped.
# Says at the end what was saved, and fails if the files are not where DATA_DIR says.
# SESSION_SECRET is not included: keep it with your other secrets. See OPERATIONS.md.
set -eu
. "$(dirname "$0")/common.sh"

sizeof() {
  du -h "$1" | cut -f 1
}

folder=${1:-}
folder=${folder%/}
[ -n "$folder" ] || fail 'Name a new folder for the backup: deploy/backup.sh /backups/2026-11-22.'
[ ! -e "$folder" ] || fail "$folder is there already: name a new folder."

read_database

# Readable only by this user, since it contains accounts and password hashes. Renamed when complete.
umask 077
part=$folder.part
rm -rf "$part"
trap 'rm -rf "$part"' EXIT
mkdir -p "$part"

if [ -n "${DATABASE_URL:-}" ]; then
  command -v pg_dump > /dev/null || fail "pg_dump is missing: install PostgreSQL's client programs, as new as its server."
  if [ -z "${S3_BUCKET:-}" ]; then
    [ -d "${DATA_DIR:?names the folder with the files, or S3_BUCKET their bucket}" ] ||
      fail "DATA_DIR $DATA_DIR does not exist: set it to the folder of the API, or S3_BUCKET if the files are in a bucket."
  fi
  pg_dump --format=custom --no-owner --no-privileges --file="$part/database.dump" "$database"
  saved="the database ($(sizeof "$part/database.dump"))"
  # For a restore of an older backup, which would bring them back.
  psql --no-psqlrc --quiet --command '\copy (select id, at from erased_people order by at) to stdout csv' \
    --output="$part/erased.csv" "$database"
  if [ -z "${S3_BUCKET:-}" ]; then
    # After the database: a file is written before its row and removed after it, so each row has its file.
    psql --no-psqlrc --tuples-only --no-align --command 'select id from files' \
      --output="$part/rows" "$database"
    LC_ALL=C sort -o "$part/rows" "$part/rows"
    rows=$(wc -l < "$part/rows")
    if [ -d "$DATA_DIR/files" ]; then
      tar -czf "$part/files.tar.gz" -C "$DATA_DIR" files
      tar -tzf "$part/files.tar.gz" | sed -n 's#^files/../\([0-9a-f]*\)/$#\1#p' | LC_ALL=C sort > "$part/files"
    else
      : > "$part/files"
    fi
    found=$(LC_ALL=C comm -12 "$part/rows" "$part/files" | wc -l)
    rm "$part/rows" "$part/files"
    [ "$rows" -eq 0 ] || [ "$found" -gt 0 ] ||
      fail "The database has $rows files, and none of them is in $DATA_DIR/files: set DATA_DIR to the folder of the API."
    saved="$saved, and $found files of the $rows that it names"
    [ "$found" -eq "$rows" ] ||
      echo "$((rows - found)) files are missing in $DATA_DIR/files. A few are those that were deleted during the backup; if it is always the same number, they are lost." >&2
  fi
else
  [ -d "${DATA_DIR:?names the folder of the embedded database}/database" ] ||
    fail "$DATA_DIR has no embedded database: set DATA_DIR to the folder of the API, or DATABASE_URL."
  # A running API holds this SQLite lock.
  node --no-warnings -e "
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1], { timeout: 0 }).exec('begin exclusive');
  " "$DATA_DIR/owner.lock" 2> /dev/null ||
    fail "The API is running on $DATA_DIR: stop it, then copy. (Node 24 or later must be on the PATH.)"
  # For a restore of an older backup, as above; the API keeps the list.
  [ ! -f "$DATA_DIR/erased.csv" ] || cp "$DATA_DIR/erased.csv" "$part/erased.csv"
  tar -czf "$part/data.tar.gz" -C "$DATA_DIR" --exclude=./incoming --exclude='./*.lock' .
  files=$(tar -tzf "$part/data.tar.gz" | grep -c '^\./files/../[0-9a-f]*/$' || true)
  saved="the embedded database and $files files ($(sizeof "$part/data.tar.gz"))"
fi

mv "$part" "$folder"
[ -z "${S3_BUCKET:-}" ] || echo "The files are in the bucket $S3_BUCKET: copy it now, after the database."
echo "Complete: $folder has $saved."
