#!/bin/sh
# Backs up a deployment into a new folder:
#
#   DATABASE_URL=postgres://… DATA_DIR=/data deploy/backup.sh /backups/2026-11-22
#
# With DATABASE_URL: database.dump, while the API may serve, and files.tar.gz unless S3_BUCKET has the files.
# Without it: data.tar.gz of the folder with the embedded database; the API must be stopped.
# SESSION_SECRET is not included: keep it with your other secrets. See OPERATIONS.md.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

folder=${1:-}
folder=${folder%/}
[ -n "$folder" ] || fail 'Name a new folder for the backup: deploy/backup.sh /backups/2026-11-22.'
[ ! -e "$folder" ] || fail "$folder is there already: name a new folder."

# libpq's words for what the API's DATABASE_URL says about TLS; see OPERATIONS.md.
database=$(printf %s "${DATABASE_URL:-}" | sed 's/\([?&]sslmode\)=no-verify/\1=require/')
case $database in
  *sslmode=verify-full*) export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;;
esac

# Readable only by this user, since it contains accounts and password hashes. Renamed when complete.
umask 077
part=$folder.part
rm -rf "$part"
trap 'rm -rf "$part"' EXIT
mkdir -p "$part"

if [ -n "${DATABASE_URL:-}" ]; then
  command -v pg_dump > /dev/null || fail "pg_dump is missing: install PostgreSQL's client programs, as new as its server."
  pg_dump --format=custom --no-owner --no-privileges --file="$part/database.dump" "$database"
  # After the database: a file is written before its row and removed after it, so each row has its file.
  if [ -z "${S3_BUCKET:-}" ] && [ -d "${DATA_DIR:?names the folder with the files, or S3_BUCKET their bucket}/files" ]; then
    tar -czf "$part/files.tar.gz" -C "$DATA_DIR" files
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
  tar -czf "$part/data.tar.gz" -C "$DATA_DIR" --exclude=./incoming --exclude='./*.lock' .
fi

mv "$part" "$folder"
[ -z "${S3_BUCKET:-}" ] || echo "The files are in the bucket $S3_BUCKET: copy it now, after the database."
echo "Complete: $folder"
