#!/bin/sh
# Brings back what backup.sh has copied, into an empty database and an empty folder:
#
#   DATABASE_URL=postgres://… DATA_DIR=/data deploy/restore.sh /backups/2026-11-22
#
# All or nothing of the database is restored. Start the API afterwards: it brings an older backup up to date.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

folder=${1:-}
[ -d "$folder" ] || fail 'Name the folder of a backup: deploy/restore.sh /backups/2026-11-22.'
umask 077

# Of the folder where the API keeps its things, whatever else may be there.
empty() {
  [ ! -e "$1" ] || fail "$1 is there already: restore into a new folder, and keep the old one until all is well."
}

if [ -f "$folder/data.tar.gz" ]; then
  [ -z "${DATABASE_URL:-}" ] || fail "$folder is of an embedded database: leave DATABASE_URL empty."
  empty "${DATA_DIR:?names the folder to restore into}/database"
  empty "$DATA_DIR/files"
  mkdir -p "$DATA_DIR"
  tar -xzf "$folder/data.tar.gz" -C "$DATA_DIR"
elif [ -f "$folder/database.dump" ]; then
  [ -n "${DATABASE_URL:-}" ] || fail "$folder is of a PostgreSQL database: set DATABASE_URL to an empty one."
  command -v pg_restore > /dev/null || fail "pg_restore is missing: install PostgreSQL's client programs."
  if [ -f "$folder/files.tar.gz" ]; then
    empty "${DATA_DIR:?names the folder to restore the files into}/files"
  fi
  tables=$(psql --no-psqlrc --tuples-only --no-align --command "
    select count(*) from pg_tables where schemaname = current_schema()" "$DATABASE_URL")
  [ "$tables" = 0 ] || fail "The database has $tables tables already: restore into a new one (createdb)."
  pg_restore --no-owner --no-privileges --exit-on-error --single-transaction \
    --dbname="$DATABASE_URL" "$folder/database.dump"
  # Statistics are not part of a dump, and every plan depends on them. Of what is not ours it only warns.
  psql --no-psqlrc --quiet --command 'set client_min_messages = error' --command 'vacuum (analyze)' \
    "$DATABASE_URL"
  if [ -f "$folder/files.tar.gz" ]; then
    mkdir -p "$DATA_DIR"
    tar -xzf "$folder/files.tar.gz" -C "$DATA_DIR"
  fi
else
  fail "$folder is no backup: it has neither database.dump nor data.tar.gz."
fi

echo "Restored: $folder"
