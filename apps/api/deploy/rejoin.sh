#!/bin/sh
# Makes the old primary the standby of the new one, after promote.sh:
#
#   deploy/rejoin.sh 10.0.0.2           # the new primary's address; with a port: 10.0.0.2 5433
#
# Run it on the old primary, as the user postgres. PGDATA is the folder of its data, and PGCONFIG the folder of its
# postgresql.conf; by default those of Debian's PostgreSQL 15. See FAILOVER.md.
set -eu
. "$(dirname "$0")/common.sh"

host=${1:-}
port=${2:-5432}
[ -n "$host" ] || fail 'Name the new primary: deploy/rejoin.sh 10.0.0.2.'
data=${PGDATA:-/var/lib/postgresql/15/main}
config=${PGCONFIG:-/etc/postgresql/15/main}
primary="host=$host port=$port user=postgres dbname=postgres"

for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
command -v pg_rewind > /dev/null || fail "pg_rewind is missing: install PostgreSQL's server."
[ -f "$data/PG_VERSION" ] || fail "$data has no data of PostgreSQL: set PGDATA."
pg_ctl --pgdata="$data" status > /dev/null && fail "PostgreSQL is still running on $data: stop it first."
[ "$(psql --no-psqlrc --tuples-only --no-align --command 'select pg_is_in_recovery()' "$primary")" = f ] ||
  fail "$host:$port is not a primary: run promote.sh first."

# Takes back what only the old primary has, which nobody was told, and copies what has changed since.
pg_rewind --target-pgdata="$data" --config-file="$config/postgresql.conf" --source-server="$primary" \
  --write-recovery-conf

case $config in
  /etc/postgresql/*) pg_ctlcluster "$(basename "$(dirname "$config")")" "$(basename "$config")" start ;;
  *) pg_ctl --pgdata="$config" --log="$data/rejoin.log" --wait start > /dev/null ;;
esac

# From now on no write is answered before both have it.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --command "alter system set synchronous_standby_names = '*'" \
  --command 'do $$ begin perform pg_reload_conf(); end $$' "$primary"
echo "This machine is the standby of $host:$port, and no write is answered before both have it."
