#!/bin/sh
# Restores a backup of backup.sh into an empty database and an empty folder:
#
#   DATABASE_URL=postgres://… DATA_DIR=/data deploy/restore.sh /backups/2026-11-22
#
# The database is restored in one transaction. Start the API afterwards: it migrates an older backup.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

folder=${1:-}
[ -d "$folder" ] || fail 'Name the folder of a backup: deploy/restore.sh /backups/2026-11-22.'
umask 077

# libpq's words for what the API's DATABASE_URL says about TLS; see OPERATIONS.md.
database=$(printf %s "${DATABASE_URL:-}" | sed 's/\([?&]sslmode\)=no-verify/\1=require/')
case $database in
  *sslmode=verify-full*) export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;;
esac

# Refuses a path that exists.
empty() {
  [ ! -e "$1" ] || fail "$1 is there already: restore into a new folder, and keep the old one until the restored one works."
}

if [ -f "$folder/data.tar.gz" ]; then
  [ -z "${DATABASE_URL:-}" ] || fail "$folder is a backup of an embedded database: leave DATABASE_URL empty."
  empty "${DATA_DIR:?names the folder to restore into}/database"
  empty "$DATA_DIR/files"
  mkdir -p "$DATA_DIR"
  tar -xzf "$folder/data.tar.gz" -C "$DATA_DIR"
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
