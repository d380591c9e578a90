/** What the table on screen talks to: the interface of `tables/`, behind which a worker or a server holds the table. */
export type {
  Hint,
  LogEntry,
  Position,
  Receipt,
  ScorePoint,
  Sitter,
  TableAbout,
  TableSource,
  Update,
} from '@ludarium/tables'
