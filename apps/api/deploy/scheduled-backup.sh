#!/bin/sh
# Makes a backup with backup.sh, restores it with restore.sh into a database of its own, and removes old backups:
#
#   DATABASE_URL=postgres://… RESTORE_CHECK_URL=postgres://… deploy/scheduled-backup.sh /var/backups/buddyline
#
# RESTORE_CHECK_URL is emptied each time. KEEP is the number of backups that stay (14). What went well is written for
# Prometheus into buddyline-backup.prom. DATA_DIR and S3_BUCKET are those of the API. See OPERATIONS.md.
set -eu
. "$(dirname "$0")/common.sh"
umask 077

backups=${1:-}
[ -d "$backups" ] || fail 'Name the folder with the backups: deploy/scheduled-backup.sh /var/backups/buddyline.'
[ -n "${DATABASE_URL:-}" ] || fail 'Set DATABASE_URL: the embedded database is copied by backup.sh while the API is stopped.'
[ -n "${RESTORE_CHECK_URL:-}" ] || fail 'Set RESTORE_CHECK_URL to a database that may be emptied (createdb buddyline_check).'

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --command "$2" "$1"
}
mark='Filled and emptied by checks of Buddyline backups.'
empty_check() {
  ask "$RESTORE_CHECK_URL" "set client_min_messages = error;
    drop schema public cascade; create schema public; comment on schema public is '$mark'"
}
# One database has many addresses, so what is in it says whether it may be emptied.
tables=$(ask "$RESTORE_CHECK_URL" "select count(*) from pg_tables where schemaname = 'public'")
[ "$tables" -eq 0 ] || [ "$(ask "$RESTORE_CHECK_URL" "select obj_description('public'::regnamespace)")" = "$mark" ] ||
  fail "The database of RESTORE_CHECK_URL has tables that no check has left, and would be emptied: name an empty one (createdb buddyline_check)."

deploy=$(dirname "$0")
folder=$backups/$(date -u +%Y-%m-%dT%H%M%SZ)

started=$(date +%s)
"$deploy/backup.sh" "$folder"

files=$(mktemp -d "$backups/check.XXXXXX")
trap 'rm -rf "$files"' EXIT
empty_check
DATABASE_URL=$RESTORE_CHECK_URL DATA_DIR=$files/data "$deploy/restore.sh" "$folder"
newest='select max(name) from kysely_migration'
[ "$(ask "$RESTORE_CHECK_URL" "$newest")" = "$(ask "$DATABASE_URL" "$newest")" ] ||
  fail "The restored database of $folder has another schema than the one that serves."
accounts=$(ask "$RESTORE_CHECK_URL" 'select count(*) from users')
[ "$accounts" -gt 0 ] || fail "The restored database of $folder has no accounts."
empty_check

# A name sorts as its time. Only folders that backup.sh has finished have such a name.
find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort -r | tail -n "+$((${KEEP:-14} + 1))" |
  while read -r old; do rm -rf "$old"; done

metrics=$backups/buddyline-backup.prom
cat > "$metrics.part" <<METRICS
# HELP buddyline_backup_restored_timestamp_seconds When the newest backup was begun that could be restored
# TYPE buddyline_backup_restored_timestamp_seconds gauge
buddyline_backup_restored_timestamp_seconds $started
# HELP buddyline_backup_seconds How long it took, with its restore
# TYPE buddyline_backup_seconds gauge
buddyline_backup_seconds $(($(date +%s) - started))
# HELP buddyline_backup_bytes Its size
# TYPE buddyline_backup_bytes gauge
buddyline_backup_bytes $(du -sk "$folder" | awk '{ print $1 * 1024 }')
METRICS
mv "$metrics.part" "$metrics"
echo "Restored with $accounts accounts, and checked: $folder"
