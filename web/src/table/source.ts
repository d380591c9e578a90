/** What the table on screen talks to: the interface of `tables/`, behind which a worker or a server holds the table. */
export type {
  Hint,
  Position,
  Receipt,
  ScorePoint,
  Sitter,
  TableAbout,
  TableSource,
  Told,
  Update,
} from '@ludarium/tables'
