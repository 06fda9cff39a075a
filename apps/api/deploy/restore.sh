#!/bin/sh
# Restores a backup of backup.sh into an empty database and an empty folder:
#
#   DATABASE_URL=postgres://… DATA_DIR=/data deploy/restore.sh /backups/2026-11-22
#
# A database of PostgreSQL is restored in one transaction. Start the API afterwards: it migrates an older backup, and deletes again
# who was deleted for good since then. Keep the backups in one folder, so that the newer ones can be asked who that is.
set -eu
. "$(dirname "$0")/common.sh"

folder=${1:-}
[ -d "$folder" ] || fail 'Name the folder of a backup: deploy/restore.sh /backups/2026-11-22.'
umask 077

read_database

# Refuses a path that exists.
empty() {
  [ ! -e "$1" ] || fail "$1 is there already: restore into a new folder, and keep the old one until the restored one works."
}

# Who was deleted for good since then is known to the newer backups beside it, and to a list that ERASED names. The API
# deletes them again when it starts.
erased() {
  for list in "$(dirname "$folder")"/*/erased.csv ${ERASED:+"$ERASED"}; do
    [ ! -f "$list" ] || cat "$list"
  done
}

if [ -f "$folder/data.tar.gz" ]; then
  [ -z "${DATABASE_URL:-}" ] || fail "$folder is a backup of an embedded database: leave DATABASE_URL empty."
  empty "${DATA_DIR:?names the folder to restore into}/database"
  empty "$DATA_DIR/files"
  mkdir -p "$DATA_DIR"
  tar -xzf "$folder/data.tar.gz" -C "$DATA_DIR"
  # Read whole before it is added: the new folder may lie beside the backups.
  list=$(erased)
  printf '%s\n' "$list" >> "$DATA_DIR/erased.csv"
elif [ -f "$folder/database.dump" ]; then
  [ -n "${DATABASE_URL:-}" ] || fail "$folder is a backup of a PostgreSQL database: set DATABASE_URL to an empty one."
  command -v pg_restore > /dev/null || fail "pg_restore is missing: install PostgreSQL's client programs."
  if [ -f "$folder/files.tar.gz" ]; then
    empty "${DATA_DIR:?names the folder to restore the files into}/files"
  fi
  tables=$(psql --no-psqlrc --tuples-only --no-align --command "
    select count(*) from pg_tables where schemaname = current_schema()" "$database")
  [ "$tables" = 0 ] || fail "The database has $tables tables already: restore into a new one (createdb)."
  pg_restore --no-owner --no-privileges --exit-on-error --single-transaction \
    --dbname="$database" "$folder/database.dump"
  erased | psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --single-transaction \
    --command 'create temporary table listed (id uuid, at timestamptz)' \
    --command '\copy listed from pstdin csv' \
    --command 'insert into erased_people select id, min(at) from listed group by id on conflict do nothing' \
    "$database"
  # A dump has no planner statistics. Warnings about tables of other owners are hidden.
  psql --no-psqlrc --quiet --command 'set client_min_messages = error' --command 'vacuum (analyze)' \
    "$database"
  if [ -f "$folder/files.tar.gz" ]; then
    mkdir -p "$DATA_DIR"
    tar -xzf "$folder/files.tar.gz" -C "$DATA_DIR"
  fi
else
  fail "$folder is not a backup: it has neither database.dump nor data.tar.gz."
fi

echo "Restored: $folder"
