#!/bin/sh
# The primary is lost: makes the standby the primary and sends pgbouncer's clients to it.
#
#   deploy/promote.sh 10.0.0.2          # the standby's address; with a port: 10.0.0.2 5433
#
# Run it where pgbouncer runs, as a user who may write its file of databases. See FAILOVER.md.
set -eu
. "$(dirname "$0")/common.sh"

host=${1:-}
port=${2:-5432}
[ -n "$host" ] || fail 'Name the standby: deploy/promote.sh 10.0.0.2.'

# The superuser on the standby, and the administrator of pgbouncer; passwords are in ~/.pgpass.
standby=${STANDBY_URL:-"postgres://postgres@$host:$port/postgres"}
pgbouncer=${PGBOUNCER_URL:-postgres://pgbouncer@127.0.0.1:6432/pgbouncer}
databases=${PGBOUNCER_DATABASES:-/etc/pgbouncer/databases.ini}

command -v psql > /dev/null || fail "psql is missing: install PostgreSQL's client programs."
[ -w "$databases" ] || fail "$databases cannot be written: set PGBOUNCER_DATABASES to pgbouncer's file of databases, or run this as the user who owns it."

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"
}

state=$(ask --command 'select pg_is_in_recovery()' "$standby") ||
  fail "$host:$port does not answer: nothing was changed."
[ "$state" = t ] || echo "$host:$port is a primary already; pgbouncer is sent to it." >&2

# Otherwise it would wait for a standby of its own, which it does not have yet.
ask --command "alter system set synchronous_standby_names = ''" \
  --command 'select pg_reload_conf()' "$standby" > /dev/null
if [ "$state" = t ]; then
  [ "$(ask --command 'select pg_promote(true, 60)' "$standby")" = t ] ||
    fail "$host:$port was not promoted within a minute: read its log. pgbouncer was not changed."
fi

# In place, so that the file keeps its owner and mode.
changed=$(sed "s/\bhost=[^ ]*/host=$host/; s/\bport=[^ ]*/port=$port/" "$databases")
printf '%s\n' "$changed" > "$databases"
ask --command reload "$pgbouncer" > /dev/null
# Until then the old primary would not see that it has to be rebuilt.
ask --command checkpoint "$standby" > /dev/null
echo "$host:$port is the primary, and pgbouncer sends its clients there. It has no standby now: run rejoin.sh on the old primary."
